import type { CardBrand, ConnectMessage, FieldError, FieldKind, FieldState, FromField, ToField } from '@sojourn/card-sdk'
import { type BrandFacts, brandOf, digitsOf } from '../../cards/index.ts'
import { EMPTY_ERRORS, RULES } from './field-kinds.ts'
import { isAllowedParent } from './parent-origin.ts'
import { pay } from './pay.ts'
import { fieldsOf } from './siblings.ts'
import { applyTheme } from './theme.ts'

const root = document.documentElement
const input = document.getElementById('field') as HTMLInputElement
const badge = document.getElementById('brand') as HTMLElement
const heard = document.getElementById('error') as HTMLElement
const kind = root.dataset.kind as FieldKind
const publishableKey = root.dataset.key as string
const allowedOrigins = JSON.parse(root.dataset.origins as string) as readonly string[] | 'loopback'
const rules = RULES[kind]

let brand: CardBrand = 'unknown'
let shown: FieldError | null = null

/** The one page that may drive this field hands its port over once; whatever else is posted here is not for us. */
window.addEventListener('message', function connect(event: MessageEvent<ConnectMessage>) {
  const port = event.ports[0]
  const fromShop = event.source === window.parent && isAllowedParent(event.origin, allowedOrigins)
  if (!fromShop || !port || event.data?.type !== 'sojourn:connect') return
  window.removeEventListener('message', connect)
  open(port, String(event.data.group), event.origin)
  applyTheme(event.data.theme ?? {}, root)
})

function open(port: MessagePort, group: string, shopOrigin: string): void {
  const tell = (message: FromField): void => port.postMessage(message)
  const change = (): void => tell({ type: 'change', state: state() })
  const setBrand = (next: CardBrand): void => {
    if (next === brand) return
    brand = next
    if (kind === 'code') retype(false)
    change()
  }

  window.sojournField = { kind, group, read: () => input.value, complain: () => complain(change), setBrand, focus: () => input.focus() }
  input.addEventListener('input', (event) => {
    retype((event as InputEvent).inputType?.startsWith('delete') ?? false)
    show(null)
    if (kind === 'number') tellBrand(group)
    change()
  })
  input.addEventListener('focus', () => tell({ type: 'focus' }))
  input.addEventListener('blur', () => {
    if (input.value !== '') complain(change)
    tell({ type: 'blur' })
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') tell({ type: 'submit' })
  })
  port.onmessage = ({ data }: MessageEvent<ToField>) => obey(data)
  tell({ type: 'ready' })
  // Something may stand here already: browsers fill in early.
  if (input.value !== '') input.dispatchEvent(new Event('input'))

  async function obey(message: ToField): Promise<void> {
    if (message.type === 'theme') applyTheme(message.theme, root)
    else if (message.type === 'focus') input.focus()
    else if (message.type === 'clear') clear(change)
    else tell({ type: 'paid', call: message.call, result: await pay(message, group, publishableKey, shopOrigin) })
  }
}

/** Shapes what was typed and keeps the caret behind the same digit. */
function retype(erasing: boolean): void {
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length
  const atEnd = input.selectionStart === input.value.length
  const shaped = rules.shape(input.value, erasing, brand)
  if (shaped === input.value) return
  input.value = shaped
  if (!atEnd && document.activeElement === input) input.setSelectionRange(...caretAfter(shaped, digitsBefore))
}

function caretAfter(text: string, digits: number): [number, number] {
  let at = 0
  for (let seen = 0; at < text.length && seen < digits; at++) if (/\d/.test(text[at] as string)) seen++
  return [at, at]
}

function tellBrand(group: string): void {
  const facts = brandOf(digitsOf(input.value))
  brand = facts.brand
  drawBadge(facts)
  fieldsOf(group).code?.setBrand(brand)
}

function drawBadge(facts: BrandFacts): void {
  badge.hidden = facts.brand === 'unknown'
  badge.dataset.brand = facts.brand
  badge.setAttribute('aria-label', facts.name)
}

function state(): FieldState {
  const checked = rules.check(input.value, brand)
  return { empty: checked === 'empty', complete: checked === 'complete', error: shown, ...(kind === 'number' && { brand }) }
}

function complain(change: () => void): FieldError | null {
  const checked = rules.check(input.value, brand)
  show(checked === 'complete' ? null : checked === 'empty' ? EMPTY_ERRORS[kind] : checked)
  change()
  return shown
}

function show(error: FieldError | null): void {
  shown = error
  heard.textContent = error?.message ?? ''
  if (error) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
}

function clear(change: () => void): void {
  input.value = ''
  show(null)
  if (kind === 'number') drawBadge(brandOf(''))
  change()
}
