import type { PayResult } from '@sojourn/card-sdk'
import { confirmCard, type OpenPayment, statusOf } from './confirm-card.ts'
import { declineWords } from './decline-words.ts'
import { HOLDER_LENGTH_MAX } from './holder.ts'
import { ownCard, stripeCard } from './hosted-card.ts'
import { byId, page, root, text } from './page-facts.ts'
import { hint, shopOrigin, shopWindow } from './shop-window.ts'

const { payment = '', secret = '', state = '', back = '', returnUrl = '' } = root.dataset
const open: OpenPayment = { paymentId: payment, clientSecret: secret, key: page.publishableKey }
const ASK_EVERY_MS = 2_000

const isFramed = shopWindow() !== null
const goBack = byId<HTMLAnchorElement>('back')
// A frame never takes its shop elsewhere: the shop closes it.
if (isFramed) {
  goBack.hidden = false
  goBack.addEventListener('click', (event) => {
    event.preventDefault()
    notifyShop()
  })
}

function notifyShop(): void {
  hint(payment, shopOrigin(returnUrl))
}

/** Nothing more to do here: on to the shop, or the state as the server shows it. */
function leave(): void {
  if (isFramed) notifyShop()
  if (!isFramed && returnUrl) location.replace(returnUrl)
  else location.replace(location.pathname)
}

/** The same page as the server shows it now. Where nothing is left to do it goes on to the shop. */
const lookAgain = (): void => location.replace(`${location.pathname}?back=1`)

async function ask(): Promise<void> {
  const now = await statusOf(open)
  if (now === null || now === 'processing') setTimeout(ask, ASK_EVERY_MS)
  else lookAgain()
}

if (state === 'open') openForm()
else if (state === 'waiting') setTimeout(ask, ASK_EVERY_MS)
else if (back && isFramed) notifyShop()
// Done at the bank a moment ago. A redirect would be stopped: what a form leads to stays with us.
else if (back && (state === 'paid' || state === 'saved' || state === 'handed') && returnUrl) location.replace(returnUrl)

function openForm(): void {
  const form = byId<HTMLFormElement>('form')
  const pay = byId<HTMLButtonElement>('pay')
  const name = byId<HTMLInputElement>('name')
  const message = byId('message')
  const card = page.providerKey ? stripeCard(page.providerKey) : ownCard()
  const label = pay.textContent

  const nameIsGiven = (): boolean => {
    const given = name.value.trim()
    const wrong = given === '' ? text('noName') : given.length > HOLDER_LENGTH_MAX ? text('longName') : ''
    byId('name-error').textContent = wrong
    if (wrong) name.setAttribute('aria-invalid', 'true')
    else name.removeAttribute('aria-invalid')
    return wrong === ''
  }
  const working = (on: boolean): void => {
    pay.disabled = on
    pay.textContent = on ? text('paying') : label
  }
  const say = (text: string): void => {
    message.textContent = text
    working(false)
  }
  name.addEventListener('input', () => {
    if (name.getAttribute('aria-invalid') !== null || name.value.length > HOLDER_LENGTH_MAX) nameIsGiven()
  })

  const send = async (): Promise<PayResult> => {
    const made = await card.body(name.value.trim(), payment)
    if ('status' in made) return made
    const save = document.getElementById('save') as HTMLInputElement | null
    return confirmCard(open, { ...made.body, save: save?.checked ?? false, return_origin: location.origin })
  }
  const show = (result: PayResult): void => {
    if (result.status === 'succeeded') leave()
    else if (result.status === 'action') location.assign(result.url)
    else if (result.status === 'processing' || result.status === 'unknown') lookAgain()
    else if (result.status === 'invalid') say('')
    else if (result.status === 'declined') {
      say(declineWords(result))
      card.clear()
    } else say(result.message)
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const named = nameIsGiven()
    if (pay.disabled) return
    message.textContent = ''
    if (!named) return name.focus()
    working(true)
    show(await send())
  })
}
