import type { CardSdk, FieldKind } from '@sojourn/card-sdk'
import { say } from '@sojourn/i18n'
import { BLANK, type CardFieldState, type CardFields, type CardFieldsDeps, type CardFieldsState, NO_CARD } from './card-field-state.ts'

const KINDS: readonly FieldKind[] = ['number', 'expiry', 'code']
const MISSING: Readonly<Record<FieldKind, string>> = {
  number: say`Enter the card number.`,
  expiry: say`Enter the expiry date as shown on the card.`,
  code: say`Enter the security code.`,
}

/** The fields over the SDK: mounts them in their slots, stores the state of each, notifies its listeners. */
export function createCardFields({ load, themeOf, resultOf }: CardFieldsDeps): CardFields {
  const hosts = new Map<FieldKind, HTMLElement>()
  const mounted = new Map<FieldKind, ReturnType<CardSdk['mount']>>()
  const listeners = new Set<() => void>()
  let state = NO_CARD
  let sdk: Promise<CardSdk> | null = null

  const set = (next: CardFieldsState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const note = (kind: FieldKind, change: Partial<CardFieldState>): void =>
    set({ ...state, fields: { ...state.fields, [kind]: { ...state.fields[kind], ...change } } })

  const listen = (made: CardSdk): CardSdk => {
    made.on('ready', ({ kind, whole }) => {
      note(kind, { ready: true, folded: whole && kind !== 'number' })
      if (state.failed) set({ ...state, failed: false })
    })
    made.on('focus', ({ kind }) => note(kind, { focused: true }))
    made.on('blur', ({ kind }) => note(kind, { focused: false }))
    made.on('failed', () => set({ ...state, failed: true }))
    made.on('change', ({ kind, complete, error, brand }) => {
      note(kind, { complete, error: error?.message ?? null })
      if (brand) set({ ...state, brand })
    })
    return made
  }
  const ensure = (): Promise<CardSdk> => {
    sdk ??= load().then(listen)
    return sdk
  }
  const mount = (kind: FieldKind, host: HTMLElement): void => {
    ensure().then(
      (made) => {
        // Removed or replaced while the code was loading.
        if (hosts.get(kind) === host) mounted.set(kind, made.mount(kind, host, { theme: themeOf(host) }))
      },
      () => {
        sdk = null
        set({ ...state, failed: true })
      },
    )
  }

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    attach(kind, host) {
      hosts.set(kind, host)
      mount(kind, host)
      return () => {
        if (hosts.get(kind) !== host) return
        hosts.delete(kind)
        mounted.get(kind)?.unmount()
        mounted.delete(kind)
        note(kind, BLANK)
      }
    },
    redress() {
      for (const [kind, field] of mounted) field.setTheme(themeOf(hosts.get(kind) as HTMLElement))
    },
    reload() {
      set(NO_CARD)
      for (const [kind, host] of hosts) mount(kind, host)
    },
    port: {
      check(focus) {
        const wanting = KINDS.filter((kind) => !state.fields[kind].complete)
        for (const kind of wanting) note(kind, { error: state.fields[kind].error ?? MISSING[kind] })
        const first = wanting[0]
        if (first && focus) mounted.get(first)?.focus()
        return first === undefined
      },
      async pay({ clientSecret, name, save, nickName }) {
        const made = await ensure()
        made.init({ clientSecret, paymentId: paymentOf(clientSecret) })
        const request = { name, ...(nickName !== null && { nickName }) }
        return resultOf(await (isSetup(clientSecret) ? made.saveCard(request) : made.pay({ ...request, save })))
      },
    },
    async find(clientSecret) {
      const made = await ensure()
      made.init({ clientSecret, paymentId: paymentOf(clientSecret) })
      const answer = await made.retrieve()
      return resultOf('result' in answer ? answer.result : answer)
    },
  }
}

/** The secret of a setup saves a card and pays nothing. */
const isSetup = (clientSecret: string): boolean => clientSecret.startsWith('seti_')

/** A client secret begins with the id of its payment or setup. */
const paymentOf = (clientSecret: string): string => clientSecret.slice(0, Math.max(0, clientSecret.indexOf('_secret')))
