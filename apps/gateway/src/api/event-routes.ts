import { z } from 'zod'
import { answer, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { flag, page, pageOf } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { shapeEvent, type Webhooks } from '../modules/webhooks/index.ts'

const eventType = z.string().max(100)

/** `/v1/events`: what a merchant missed while its endpoint was down. */
export function eventRoutes(webhooks: Webhooks): SecretRoute[] {
  const list = secretRoute({
    method: 'GET',
    path: '/v1/events',
    params: z.strictObject({ ...page, type: eventType.optional(), types: z.array(eventType).min(1).max(20).optional(), delivery_success: flag.optional() }),
    async run({ merchant, input }) {
      const request = pageOf(input)
      const types = input.types ?? (input.type === undefined ? undefined : [input.type])
      const rows = await webhooks.list(merchant.id, request, { types, delivered: input.delivery_success })
      return answer(shapeList('/v1/events', rows.map(shapeEvent), request))
    },
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/events/:id',
    params: z.strictObject({}),
    async run({ merchant, id }) {
      const event = await webhooks.find(merchant.id, id)
      return event ? answer(shapeEvent(event)) : missing('event')
    },
  })
  return [list, retrieve]
}
