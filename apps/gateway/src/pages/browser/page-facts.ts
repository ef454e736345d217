import type { FieldKind } from '@sojourn/card-sdk'

export const root = document.documentElement

/** What the server wrote on a field's page. */
export const page = {
  kind: root.dataset.kind as FieldKind,
  publishableKey: root.dataset.key as string,
  origins: () => JSON.parse(root.dataset.origins as string) as readonly string[] | 'loopback',
  /** The key of whoever takes cards in our place; empty where we take them. */
  providerKey: root.dataset.providerKey ?? '',
}

export const byId = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind
