import type { Mandate, Source } from '../memberships-api.ts'

/** Something that may pay later charges, and whether it does. */
export interface Choice {
  readonly key: string
  readonly kind: 'card' | 'wallet'
  readonly cardId: string | null
  readonly label: string
  readonly isOn: boolean
}

const WALLET = 'wallet'

/** All that may pay, in the order in which it is tried; what is not used is below. */
export function choicesOf(mandate: Mandate, cards: readonly { readonly id: string; readonly title: string }[], walletLabel: string): readonly Choice[] {
  const used = mandate.sources.map(({ kind, card_id: cardId, label }): Choice => ({ key: cardId ?? WALLET, kind, cardId, label, isOn: true }))
  const isUsed = (key: string) => used.some((choice) => choice.key === key)
  const others = cards.map(({ id, title }): Choice => ({ key: id, kind: 'card', cardId: id, label: title, isOn: false }))
  const wallet: Choice = { key: WALLET, kind: 'wallet', cardId: null, label: walletLabel, isOn: false }
  return [...used, ...[...others, wallet].filter(({ key }) => !isUsed(key))]
}

/** One place up or down among those that are used. */
export function moved(choices: readonly Choice[], key: string, by: 1 | -1): readonly Choice[] {
  const from = choices.findIndex((choice) => choice.key === key)
  const other = choices[from + by]
  const self = choices[from]
  if (!self || !other?.isOn || !self.isOn) return choices
  const next = [...choices]
  next[from] = other
  next[from + by] = self
  return next
}

/** Used, as the last one, or used no more. */
export function switched(choices: readonly Choice[], key: string): readonly Choice[] {
  const self = choices.find((choice) => choice.key === key)
  if (!self) return choices
  const rest = choices.filter((choice) => choice !== self)
  const used = rest.filter(({ isOn }) => isOn)
  const unused = rest.filter(({ isOn }) => !isOn)
  return [...used, { ...self, isOn: !self.isOn }, ...unused]
}

/** A card must stay: a wallet alone may be empty when it is needed. */
export const hasCard = (choices: readonly Choice[]): boolean => choices.some(({ isOn, kind }) => isOn && kind === 'card')

export const sourcesOf = (choices: readonly Choice[]): readonly Source[] =>
  choices.flatMap(({ isOn, kind, cardId }): Source[] => {
    if (!isOn) return []
    if (kind === 'wallet') return [{ kind: 'wallet' }]
    return cardId === null ? [] : [{ kind: 'card', card_id: cardId }]
  })
