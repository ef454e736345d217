import { cardInput } from './card-input.ts'
import { passOnWhatIsFilled } from './caught.ts'
import { connect, type Line } from './connect.ts'
import { byId, page } from './page-facts.ts'
import { pay } from './pay.ts'
import { fieldsOf } from './siblings.ts'

const { kind } = page
const input = byId<HTMLInputElement>('field')
// Formatted and checked from the first key on; events are sent once the shop's page listens.
let changed = (): void => {}
const field = cardInput(kind, { input, alert: byId('error'), badge: byId('brand'), changed: () => changed() })

connect((line: Line) => {
  const { group, send } = line
  window.sojournField = { ...field, group }
  let last = ''
  changed = () => {
    const state = field.state()
    // The same thing is said once.
    const now = JSON.stringify(state)
    if (now === last) return
    last = now
    if (state.brand) fieldsOf(group).code?.setBrand(state.brand)
    send({ type: 'change', state })
  }
  input.addEventListener('focus', () => send({ type: 'focus' }))
  input.addEventListener('blur', () => send({ type: 'blur' }))
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') send({ type: 'submit' })
  })
  line.onRequest(async (request) => {
    if (request.type === 'focus') field.focus()
    else if (request.type === 'clear') field.clear()
    else if (request.type === 'pay') send({ type: 'paid', call: request.call, result: await pay(request, line) })
  })
  send({ type: 'ready', whole: false })
  // The field may have a value already: browsers fill it in early.
  if (input.value !== '') field.fill(input.value)
  // The brand may be known before this field is here.
  const brand = fieldsOf(group).number?.state().brand
  if (kind === 'code' && brand) field.setBrand(brand)
  if (kind === 'number') passOnWhatIsFilled(group)
})
