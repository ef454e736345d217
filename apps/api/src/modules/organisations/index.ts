import type { InvariantCheck, MigrationSet } from '@sojourn/db'
import type { LanguageInfo } from '@sojourn/i18n'
import { type Clock, invariant, type OrgId, type Outcome, type Refusal, type Transactions, type Tx } from '@sojourn/kernel'
import type { Route, SignedInCaller } from '../../http/index.ts'
import { organisationStore } from './data/organisation-store.sql.ts'
import { keepChoices, minimumDaysOf, type Organisation } from './domain/organisation.ts'
import { createOrganisationFinder } from './find-organisation.ts'
import { type KnownCurrencies, type MembershipNo, organisationsHttp, type SoldProducts } from './http.ts'
import type { OperatorHttpDeps, SettingsAct } from './own-organisation.ts'
import { paymentSettingsHttp } from './payment-settings-http.ts'
import { saveOrganisation } from './save-organisation.ts'
import { defaultOrganisation, demoOrganisations } from './seed.ts'
import { siteSettingsHttp } from './site-settings-http.ts'

export { contactOf, type Header, minimumDaysOf, type Organisation, paymentsOf, productsOf, type Settings, siteOf } from './domain/organisation.ts'
export type { Palette, Theme, ThemeFault } from './domain/theme.ts'
export type { KnownCurrencies } from './http.ts'

/** Records a change of settings: who made it, and why. */
export interface SettingsActs {
  record(tx: Tx, caller: SignedInCaller, act: { kind: SettingsAct; subjectId: null; reason?: string | undefined }): Promise<string | null>
}

export interface OrganisationsDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly currencies: KnownCurrencies
  readonly products: SoldProducts
  /** The languages that are offered. */
  readonly languages: readonly LanguageInfo[]
  readonly acts: SettingsActs
  /** Open pages are notified, once this transaction has committed. */
  minimumDaysChanged(tx: Tx, of: { orgId: OrgId; days: number }): Promise<void>
  readonly membershipNo: MembershipNo
}

/** Brands and the hosts they answer at. Reads open their own short transactions: they come before any tenant is known. */
export interface Organisations {
  /** By the `Host` header (port allowed); null where no organisation answers there. Up to 3 s old. */
  findByHost(host: string): Promise<Organisation | null>
  /** Up to 3 s old. Throws for an id that does not exist. */
  get(orgId: OrgId): Promise<Organisation>
  list(): Promise<Organisation[]>
  /** Saves it whole, in a system transaction. Refuses `bad_theme` with the faults. */
  save(tx: Tx, organisation: Organisation): Promise<Outcome<void, Refusal<'bad_theme'>>>
  /** The three demo brands; the same again changes nothing. */
  seed(tx: Tx): Promise<void>
  /** The first brand of an installation without demo data, at its public host; nothing where there is a brand already. */
  seedDefault(tx: Tx, host: string): Promise<void>
  readonly routes: readonly Route[]
  readonly migrations: MigrationSet
  readonly invariants: readonly InvariantCheck[]
}

export function createOrganisations(deps: OrganisationsDeps): Organisations {
  const finder = createOrganisationFinder({ db: deps.db, clock: deps.clock, store: organisationStore })
  const save: Organisations['save'] = async (tx, organisation) => {
    const outcome = await saveOrganisation(organisationStore, tx, organisation)
    finder.forget()
    return outcome
  }
  const saveOwn = async (tx: Tx, organisation: Organisation): Promise<void> => {
    const outcome = await save(tx, organisation)
    invariant(outcome.ok, `the theme of ${organisation.name} can be read`)
  }
  const operator: OperatorHttpDeps = {
    find: (orgId) => deps.db.asSystem((tx) => organisationStore.find(tx, orgId)),
    async change(caller, { to, kind, reason }) {
      const changed = await deps.db.asSystem(async (tx) => {
        const organisation = await organisationStore.lock(tx, caller.orgId)
        invariant(organisation, `organisation ${caller.orgId} exists`)
        const changed = { ...organisation, settings: to(organisation.settings) }
        await saveOwn(tx, changed)
        await deps.acts.record(tx, caller, { kind, subjectId: null, reason })
        const days = minimumDaysOf(changed.settings)
        if (days !== minimumDaysOf(organisation.settings)) await deps.minimumDaysChanged(tx, { orgId: caller.orgId, days })
        return changed
      })
      // What was read between the write and its commit is old.
      finder.forget()
      return changed
    },
  }
  return {
    findByHost: finder.findByHost,
    async get(orgId) {
      const organisation = await finder.find(orgId)
      invariant(organisation, `organisation ${orgId} exists`)
      return organisation
    },
    list: () => deps.db.asSystem((tx) => organisationStore.list(tx)),
    save,
    async seed(tx) {
      for (const organisation of demoOrganisations) {
        // What an operator decided outlives the next start.
        const before = await organisationStore.find(tx, organisation.orgId)
        await saveOwn(tx, before ? { ...organisation, settings: keepChoices(organisation.settings, before.settings) } : organisation)
      }
    },
    async seedDefault(tx, host) {
      if ((await organisationStore.list(tx)).length === 0) await saveOwn(tx, defaultOrganisation([host]))
    },
    routes: [
      ...organisationsHttp({
        db: deps.db,
        find: finder.find,
        known: deps.currencies,
        sold: deps.products,
        languages: deps.languages,
        membershipNo: deps.membershipNo,
      }),
      ...paymentSettingsHttp(operator),
      ...siteSettingsHttp(operator),
    ],
    migrations: { owner: 'organisations', folder: new URL('./data/', import.meta.url) },
    invariants: [
      {
        name: 'every organisation answers at a host',
        sql: 'select org_id from organisations o where not exists (select from organisation_hosts h where h.org_id = o.org_id)',
      },
    ],
  }
}
