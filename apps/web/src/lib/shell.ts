import type { AgencyDeskShape, Organisation, Person } from '@sojourn/contracts'
import type { Data } from '@sojourn/contracts/client'
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { type Day, earliestStart } from '@sojourn/kernel'
import { createContext, use } from 'react'
import type { Scheme } from './scheme.ts'

/** Who the site is, who is asking, in which currency and language. The root loads it once; every screen may read it. */
export interface Shell extends Data<'/api/general/getShell'> {
  readonly scheme: Scheme
  /** The style sheet of the organisation's theme; empty for the default one. */
  readonly css: string
  /** The client an agent works for; null for others. */
  readonly desk: AgencyDeskShape | null
  /** When the page was asked for, by the server's clock. */
  readonly nowMs: number
  /** The address of the site as the browser reaches it: `https://example.com`. */
  readonly origin: string
  /** The other origin that a document of this page's address may load from; null on nearly all pages. */
  readonly openTo: string | null
}
export type { Organisation, Person }

/** The default theme, for a page that failed before its organisation was known. */
export const PLAIN_SHELL: Shell = {
  organisation: {
    org_id: '',
    // not translated: a name
    name: 'Sojourn',
    tagline: 'a calm, generous travel club',
    header: 'v1',
    currency: 'USD',
    language: DEFAULT_LANGUAGE,
    products: ['HLT'],
    site: {
      chat: false,
      outside_chat: null,
      complete_label: null,
      search_label: null,
      no_book_link: null,
      ads_before_login: false,
      flight_login: false,
      footer_hidden_on: [],
    },
    landings: [],
    theme: { day: {}, night: {} },
    contact_email: null,
    contact_phone: null,
  },
  user: null,
  desk: null,
  is_blocked: false,
  impersonator: null,
  needs_second_factor: false,
  currency: 'USD',
  language: DEFAULT_LANGUAGE,
  languages: [],
  currencies: [],
  scheme: 'system',
  css: '',
  nowMs: 0,
  origin: '',
  openTo: null,
  minimum_checkin_days: 1,
  takes_fingerprint: false,
}

export const ShellContext = createContext<Shell>(PLAIN_SHELL)

export const useShell = (): Shell => use(ShellContext)

/** The first day a stay can begin on, today being that of its place, so many days from today as the organisation asks for (A9.5). */
export const earliestCheckin = (today: Day, shell: Pick<Shell, 'minimum_checkin_days'>): Day => earliestStart(today, shell.minimum_checkin_days)
