import { type RefCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type CardFieldKind, type CardFieldsState, NO_CARD } from './card-field-state.ts'
import { createCardFields } from './card-fields.ts'
import type { CardPort } from './card-port.ts'
import { fieldThemeOf, watchPlate } from './field-theme.ts'

export interface CardFieldsView extends CardFieldsState {
  /** Give it to the element that is the field's place. */
  readonly slot: Readonly<Record<CardFieldKind, RefCallback<HTMLElement>>>
  readonly reload: () => void
  readonly port: CardPort
}

const nothing = () => NO_CARD

/** The card fields of one gateway. What is typed in them survives everything but leaving the page: they belong to the address, not to who asks. */
export function useCardFields({ url, publishableKey }: { readonly url: string; readonly publishableKey: string }): CardFieldsView {
  const fields = useMemo(
    () =>
      createCardFields({
        load: async () => {
          const { createCardSdk } = await import('@sojourn/card-sdk')
          return createCardSdk({ gatewayUrl: url, publishableKey })
        },
        themeOf: fieldThemeOf,
      }),
    [url, publishableKey],
  )
  const slot = useMemo(() => {
    const place = (kind: CardFieldKind) => (host: HTMLElement | null) => (host ? fields.attach(kind, host) : undefined)
    return { number: place('number'), expiry: place('expiry'), code: place('code') }
  }, [fields])
  useEffect(() => watchPlate(fields.redress), [fields])
  const state = useSyncExternalStore(fields.subscribe, fields.snapshot, nothing)
  return useMemo(() => ({ ...state, slot, reload: fields.reload, port: fields.port }), [state, slot, fields])
}
