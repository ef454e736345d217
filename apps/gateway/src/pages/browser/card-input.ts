import type { CardBrand, FieldError, FieldKind, FieldState } from '@sojourn/card-sdk'
import { brandOf, digitsOf } from '../../cards/index.ts'
import { caretAfter } from './caret.ts'
import { EMPTY_ERRORS, isTooLong, RULES } from './field-kinds.ts'
import { textOf } from './page-facts.ts'

/** One input of a card: shaped while typed, checked when left, its error said aloud. */
export interface CardInput {
  readonly kind: FieldKind
  read(): string
  state(): FieldState
  /** Checks as if the person had left the field, shows what is wrong, and returns it. */
  complain(): FieldError | null
  /** Puts a text there, as a browser's own filling does. */
  fill(text: string): void
  setBrand(brand: CardBrand): void
  focus(): void
  clear(): void
}

export interface CardInputParts {
  readonly input: HTMLInputElement
  /** Where an error is shown and announced. */
  readonly alert: HTMLElement
  readonly badge?: HTMLElement
  /** Called after each change of what `state` returns. */
  changed(): void
}

export function cardInput(kind: FieldKind, { input, alert, badge, changed }: CardInputParts): CardInput {
  const rules = RULES[kind]
  let brand: CardBrand = 'unknown'
  let shown: FieldError | null = null

  /** Shapes what was typed and keeps the caret behind the same digit. */
  const retype = (erasing: boolean): void => {
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length
    const atEnd = input.selectionStart === input.value.length
    const shaped = rules.shape(input.value, erasing)
    if (shaped === input.value) return
    input.value = shaped
    if (!atEnd && document.activeElement === input) input.setSelectionRange(...caretAfter(shaped, before))
  }
  const show = (error: FieldError | null): void => {
    shown = error && inItsLanguage(error)
    alert.textContent = shown?.message ?? ''
    if (error) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
  const readBrand = (): void => {
    const facts = brandOf(digitsOf(input.value))
    brand = facts.brand
    if (!badge) return
    badge.hidden = brand === 'unknown'
    badge.dataset.brand = brand
    badge.setAttribute('aria-label', facts.name)
  }
  const typed = (erasing: boolean): void => {
    retype(erasing)
    if (kind === 'number') readBrand()
    const checked = rules.check(input.value, brand)
    show(isTooLong(checked) ? checked : null)
    changed()
  }
  const complain = (): FieldError | null => {
    const checked = rules.check(input.value, brand)
    show(checked === 'complete' ? null : checked === 'empty' ? EMPTY_ERRORS[kind] : checked)
    changed()
    return shown
  }

  input.addEventListener('input', (event) => typed((event as InputEvent).inputType?.startsWith('delete') ?? false))
  // Some password managers report no more than this.
  input.addEventListener('change', () => {
    if (rules.shape(input.value, true) !== input.value || (input.value !== '' && kind === 'number' && brand === 'unknown')) typed(false)
  })
  input.addEventListener('blur', () => {
    if (input.value !== '') complain()
  })
  return {
    kind,
    read: () => input.value,
    state() {
      const checked = rules.check(input.value, brand)
      return { empty: checked === 'empty', complete: checked === 'complete', error: shown, ...(kind === 'number' && { brand }) }
    },
    complain,
    fill(text) {
      input.value = text
      typed(false)
    },
    setBrand(next) {
      if (next === brand) return
      brand = next
      // As long as the code of one brand, too long for another.
      const checked = rules.check(input.value, brand)
      if (isTooLong(checked)) show(checked)
      else if (shown?.code === 'long_code') show(null)
      changed()
    },
    focus: () => input.focus(),
    clear() {
      input.value = ''
      typed(false)
    },
  }
}

/** The rules name what is wrong by a code; the page has its words. */
const inItsLanguage = (error: FieldError): FieldError => ({ ...error, message: textOf(error.code) ?? error.message })
