import { confirmCard } from './confirm-card.ts'
import { connect } from './connect.ts'
import { openedBy } from './opened-by.ts'
import { byId, page } from './page-facts.ts'
import { mountStripeCard } from './stripe-card.ts'

/** The number's frame where Stripe takes the cards: its element asks for the whole card. */
connect((line) => {
  const { send } = line
  const card = mountStripeCard(byId('card'), page.providerKey, (event, state) => {
    if (event === 'ready') send({ type: 'ready', whole: true })
    else if (event !== 'change') send({ type: event })
    else {
      byId('error').textContent = state.error?.message ?? ''
      send({ type: 'change', state })
    }
  })
  line.onRequest(async (request) => {
    if (!card) return
    if (request.type === 'focus') card.focus()
    else if (request.type === 'clear') card.clear()
    else if (request.type === 'theme') card.dress()
    else {
      const method = await card.method(request.name, request.paymentId)
      const body = { provider_method: method, name: request.name, save: request.save, nick_name: request.nickName, return_origin: line.shopOrigin }
      send({ type: 'paid', call: request.call, result: typeof method === 'string' ? await confirmCard(openedBy(request), body) : method })
    }
  })
})
