// A shop's own script: plain, so that it can be copied. The SDK is loaded from the gateway; a shop with a build imports '@sojourn/card-sdk'.
const { gateway, key } = document.documentElement.dataset
const { createCardSdk } = await import(`${gateway}/sdk/index.js`)
/** @param {string} id */
const byId = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id))

/** @type {Record<'day' | 'night', import('@sojourn/card-sdk').FieldTheme>} */
const themes = {
  day: { scheme: 'light', ink: '#17283A', muted: '#5D656E', sheet: '#FDF9F1', edge: '#857A68', stop: '#9A1D2D', radius: '3px' },
  night: { scheme: 'dark', ink: '#F4EBDC', muted: '#9CA5AE', sheet: '#15212E', edge: '#72849A', stop: '#FF9D92', radius: '3px' },
}
/** @type {import('@sojourn/card-sdk').MountedFrame | null} */
let shown = null

/** @type {import('@sojourn/card-sdk').CardSdk} */
const cards = createCardSdk({ gatewayUrl: gateway, publishableKey: key })
const kinds = /** @type {const} */ (['number', 'expiry', 'code'])
const events = /** @type {const} */ (['ready', 'change', 'focus', 'blur', 'submit', 'failed'])
const fields = kinds.map((kind) => cards.mount(kind, byId(kind), { theme: themes.day }))

/** @param {string} what @param {unknown} more */
function note(what, more) {
  const line = document.createElement('li')
  line.textContent = `${what} ${JSON.stringify(more)}`
  byId('log').append(line)
}
for (const event of events) cards.on(event, (state) => note(event, state))
cards.on('change', ({ error }) => {
  byId('wrong').textContent = error?.message ?? ''
})

/** What the shop's server does: it opens the payment and passes its secret on. @param {string} kind */
async function open(kind) {
  const answer = await fetch(`/dev/card-sdk/payments?kind=${kind}`, { method: 'POST' })
  const token = await answer.json()
  if (!answer.ok) note('refused', token)
  return answer.ok ? token : null
}

/** @param {import('@sojourn/card-sdk').MountedFrame} frame */
function show(frame) {
  shown = frame
  byId('close').hidden = false
}

/** The bank's page is over, or was closed: the gateway alone knows the payment's result. */
async function lookAgain() {
  shown?.unmount()
  shown = null
  byId('close').hidden = true
  note('retrieve', await cards.retrieve())
}

/** @param {string} call @param {import('@sojourn/card-sdk').PayResult} result */
async function tell(call, result) {
  note(call, result)
  if (result.status === 'action') show(cards.mountChallenge(byId('overlay'), result.url))
}

byId('pay').addEventListener('click', async () => {
  const token = await open('payment')
  if (!token) return
  cards.init(token)
  await tell('pay', await cards.pay({ name: byId('name').value }))
})
byId('save').addEventListener('click', async () => {
  const token = await open('setup')
  if (!token) return
  cards.init(token)
  await tell('saveCard', await cards.saveCard({ name: byId('name').value }))
})
byId('hosted').addEventListener('click', async () => {
  const token = await open('payment')
  if (!token) return
  cards.init(token)
  show(cards.mountHosted(byId('overlay'), token.hosted_url))
})
byId('redirect').addEventListener('click', async () => {
  const token = await open('payment')
  if (token) location.assign(token.hosted_url)
})
byId('night').addEventListener('click', () => {
  document.documentElement.classList.toggle('night')
  for (const field of fields) field.setTheme(document.documentElement.classList.contains('night') ? themes.night : themes.day)
})
byId('close').addEventListener('click', lookAgain)
cards.watchReturn((payment) => {
  note('return', { payment })
  lookAgain()
})
