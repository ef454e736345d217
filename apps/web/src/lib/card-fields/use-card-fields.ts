import { type RefCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type CardFieldKind, type CardFields, type CardFieldsState, NO_CARD } from './card-field-state.ts'
import type { CardPort } from './card-port.ts'
import { lazyCardFields } from './lazy-card-fields.ts'
import { watchPlate } from './watch-plate.ts'

export interface CardFieldsView extends CardFieldsState {
  /** Give it to the element that is the field's place. */
  readonly slot: Readonly<Record<CardFieldKind, RefCallback<HTMLElement>>>
  readonly reload: () => void
  readonly port: CardPort
  readonly find: CardFields['find']
}

const nothing = () => NO_CARD

/** By then the page is there, and its line is free. */
const OPENED_MS = 2_500

/**
 * The gateway's frames begin when one comes near them, or once the page has had its time to open: a phone opens with the names of the guests, and frames would
 * take its line from the page.
 */
function onceNear(host: HTMLElement, attach: () => () => void): () => void {
  let detach = () => {}
  const begin = () => {
    clearTimeout(opened)
    observer.disconnect()
    detach = attach()
  }
  const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && begin(), { rootMargin: '200px' })
  const opened = setTimeout(begin, OPENED_MS)
  observer.observe(host)
  return () => {
    clearTimeout(opened)
    observer.disconnect()
    detach()
  }
}

/** The card fields of one gateway. What is typed in them survives everything but leaving the page: they belong to the address, not to the person who asks. */
export function useCardFields({ url, publishableKey }: { readonly url: string; readonly publishableKey: string }): CardFieldsView {
  const fields = useMemo(
    () =>
      lazyCardFields(async () => {
        const { cardResultOf, createCardFields, createCardSdk, fieldThemeOf } = await import('./gateway-fields.ts')
        return createCardFields({ load: async () => createCardSdk({ gatewayUrl: url, publishableKey }), themeOf: fieldThemeOf, resultOf: cardResultOf })
      }),
    [url, publishableKey],
  )
  const slot = useMemo(() => {
    const place = (kind: CardFieldKind) => (host: HTMLElement | null) => (host ? onceNear(host, () => fields.attach(kind, host)) : undefined)
    return { number: place('number'), expiry: place('expiry'), code: place('code') }
  }, [fields])
  useEffect(() => watchPlate(fields.redress), [fields])
  const state = useSyncExternalStore(fields.subscribe, fields.snapshot, nothing)
  return useMemo(() => ({ ...state, slot, reload: fields.reload, port: fields.port, find: fields.find }), [state, slot, fields])
}
