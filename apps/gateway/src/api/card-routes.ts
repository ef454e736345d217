// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import type { Outcome } from '@sojourn/kernel'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Answer } from '../http/answer.ts'
import { mountPreflight } from '../http/browser-caller.ts'
import { id } from '../http/params.ts'
import { readBody, unread } from '../http/read-body.ts'
import { isSavedFor, NICK_NAME } from '../modules/vault/index.ts'
import { type CardRoutesDeps, fail, type Holder, holderOf } from './card-holder.ts'
import { shapeCards } from './card-shape.ts'
import { nickName } from './nick-name-param.ts'

const email = z.string().min(3).max(512)

const byBody = z.object({ card_id: id, email })
const named = z.object({ card_id: id })
const renamed = z.object({
  card_id: id,
  nick_name: nickName,
})

/** A7.1 to A7.3: what a customer does to their own cards, in their own browser. Each answers the cards as they then are. */
export function mountCardRoutes(app: Hono, deps: CardRoutesDeps): void {
  const { vault } = deps
  mountPreflight(app, deps.merchants, ['/v1/card/*'], 'GET, POST, DELETE')

  app.get('/v1/card/list/:email', async (c) => {
    const holder = await holderOf(c, deps, c.req.param('email'))
    return jsonOf(c, 'merchant' in holder ? await cardsOf(deps, holder, '') : holder)
  })

  app.post('/v1/card/set_default_card', (c) =>
    change(
      c,
      deps,
      byBody,
      ({ email }) => email,
      'This card now pays by default.',
      (holder, { card_id }) => vault.changeCustomer(holder.merchant.id, holder.customer.id, { defaultMethodId: card_id }),
    ),
  )

  app.delete('/v1/card/delete/:email', (c) =>
    change(
      c,
      deps,
      named,
      () => c.req.param('email'),
      'The card was deleted.',
      (holder, { card_id }) => vault.detach(holder.merchant.id, card_id, holder.customer.id),
    ),
  )

  app.post('/v1/card/update/:email', (c) =>
    change(
      c,
      deps,
      renamed,
      () => c.req.param('email'),
      'The card has its new name.',
      (holder, { card_id, nick_name }) => vault.changeMethod(holder.merchant.id, card_id, { metadata: (known) => ({ ...known, [NICK_NAME]: nick_name }) }),
    ),
  )
}

async function change<Body extends { card_id: string }>(
  c: Context,
  deps: CardRoutesDeps,
  params: z.ZodType<Body>,
  emailOf: (request: Body) => string,
  done: string,
  run: (holder: Holder, request: Body) => Promise<Outcome<unknown>>,
): Promise<Response> {
  const read = await readBody(c.req.raw)
  if (!read.ok) return jsonOf(c, unread(read.refusal.code))
  const input = params.safeParse(read.value)
  // The caller is checked before the request; only without an e-mail is there no customer to check.
  const holder = await holderOf(c, deps, input.success ? emailOf(input.data) : (c.req.param('email') ?? ''))
  if (!('merchant' in holder) && (holder.status === 401 || input.success || c.req.param('email'))) return jsonOf(c, holder)
  if (!input.success || !('merchant' in holder)) {
    const issue = input.error?.issues[0]
    return jsonOf(c, fail(400, 'bad_input', issue?.message ?? 'Not understood.', issue?.path.join('.') ?? 'email'))
  }
  const found = await deps.vault.findMethod(holder.merchant.id, input.data.card_id)
  // Another's card answers exactly like a missing one.
  const changed = found && isSavedFor(found, holder.customer.id) ? await run(holder, input.data) : null
  return jsonOf(
    c,
    changed?.ok ? await cardsOf(deps, holder, done) : fail(404, 'not_found', 'This card is not among your saved cards. Nothing was changed.', 'card_id'),
  )
}

const CARDS_MAX = 100

async function cardsOf({ vault }: CardRoutesDeps, { merchant, customer }: Holder, message: string): Promise<Answer> {
  const [methods, now] = await Promise.all([vault.listMethods(merchant.id, customer.id, { limit: CARDS_MAX }), vault.findCustomer(merchant.id, customer.id)])
  const cards = shapeCards(methods.slice(0, CARDS_MAX), now?.defaultMethodId ?? null)
  return { status: 200, body: { status: 'success', status_code: 200, message, data: { cards } } }
}

const jsonOf = (c: Context, { status, body }: Answer): Response => c.json(body, status as 200)
