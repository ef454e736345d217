import { type CardOption, cardOf } from './card-options.ts'

/** Which option is chosen, and by whom: what a person chose is never overridden. */
export interface Chosen {
  readonly value: string | null
  readonly by: 'nobody' | 'default' | 'person'
}

export type ChosenEvent =
  /** The options are loaded, for the first time or again. `stored`: what a person chose before this page was reloaded. */
  | { readonly type: 'listed'; readonly options: readonly CardOption[]; readonly stored?: string | null }
  | { readonly type: 'picked'; readonly value: string }
  /** A card was saved; null where it is not in the list yet. */
  | { readonly type: 'saved'; readonly value: string | null; readonly options: readonly CardOption[] }

export const NOT_CHOSEN: Chosen = { value: null, by: 'nobody' }

/**
 * The default card is chosen automatically once, where there is none the new-card option (A4.7); a card just saved is chosen (B4.1). A choice stays as long as
 * there is what was chosen: only where that is gone it is made again. A card that was just declined is not chosen automatically.
 */
export function chosenAfter(chosen: Chosen, event: ChosenEvent): Chosen {
  switch (event.type) {
    case 'picked':
      return { value: event.value, by: 'person' }
    case 'listed':
      return isThere(chosen, event.options) ? chosen : (again(event) ?? byItself(event.options))
    case 'saved':
      return event.value ? { value: event.value, by: 'default' } : byItself(event.options)
  }
}

const isThere = ({ value }: Chosen, options: readonly CardOption[]): boolean => options.some((option) => option.value === value && option.pickable)

function again({ options, stored }: Extract<ChosenEvent, { type: 'listed' }>): Chosen | null {
  const option = options.find(({ value }) => value === stored)
  return option?.pickable && !option.declined ? { value: option.value, by: 'person' } : null
}

function byItself(options: readonly CardOption[]): Chosen {
  const first =
    options.find((option) => option.pickable && !option.declined && cardOf(option)?.isDefault) ?? options.find(({ uniquekey }) => uniquekey === 'other')
  return first ? { value: first.value, by: 'default' } : NOT_CHOSEN
}
