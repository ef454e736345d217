import { type CardFieldKind, type CardFields, NO_CARD } from './card-field-state.ts'

/**
 * The card fields of a page before their code is here: it is fetched when the first of them is attached, and what is asked of them meanwhile waits for it. Where
 * it cannot be fetched they have failed, and `reload` asks again.
 */
export function lazyCardFields(load: () => Promise<CardFields>): CardFields {
  const listeners = new Set<() => void>()
  const places = new Set<() => void>()
  let state = NO_CARD
  let here: CardFields | null = null
  let asked: Promise<CardFields> | null = null

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const fetch = () => {
    asked ??= load().then(
      (fields) => {
        here = fields
        fields.subscribe(notify)
        return fields
      },
      (error) => {
        asked = null
        state = { ...NO_CARD, failed: true }
        notify()
        throw error
      },
    )
    return asked
  }
  /** Who cannot be answered sees that the fields have failed. */
  const whenHere = (then: (fields: CardFields) => void) => void fetch().then(then, () => {})

  return {
    snapshot: () => here?.snapshot() ?? state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    attach(kind: CardFieldKind, host: HTMLElement) {
      let isGone = false
      let detach = () => {}
      const place = () =>
        whenHere((fields) => {
          if (!isGone) detach = fields.attach(kind, host)
        })
      places.add(place)
      place()
      return () => {
        isGone = true
        places.delete(place)
        detach()
      }
    },
    redress: () => here?.redress(),
    reload() {
      if (here) return here.reload()
      state = NO_CARD
      notify()
      for (const place of places) place()
    },
    port: {
      check(focus) {
        if (here) return here.port.check(focus)
        whenHere((fields) => fields.port.check(focus))
        return false
      },
      pay: async (order) => (await fetch()).port.pay(order),
    },
    find: async (clientSecret) => (await fetch()).find(clientSecret),
  }
}
