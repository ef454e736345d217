import type { FieldKind } from '@sojourn/card-sdk'
import type { BrowserText } from '../browser-texts.ts'

export const root = document.documentElement

/** What the server wrote on a field's page. */
export const page = {
  kind: root.dataset.kind as FieldKind,
  publishableKey: root.dataset.key as string,
  origins: () => JSON.parse(root.dataset.origins as string) as readonly string[] | 'loopback',
  /** The key of the provider that takes cards in our place; empty where we take them. */
  providerKey: root.dataset.providerKey ?? '',
}

export const byId = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind

const texts = () => JSON.parse(root.dataset.texts ?? '{}') as Partial<Record<string, string>>

/** A text in the language of the page, which the server wrote on it. */
export const text = (name: BrowserText): string => texts()[name] ?? ''

/** The same by a code that may have none. */
export const textOf = (code: string): string | undefined => texts()[code]
