import { z } from 'zod'
import { answer, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { anything, page, text } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-door.ts'
import { shapeEvent, type Webhooks } from '../modules/webhooks/index.ts'

/** `/v1/events`: what a merchant missed while its endpoint was down. */
export function eventRoutes(webhooks: Webhooks): SecretRoute[] {
  const list = secretRoute({
    method: 'GET',
    path: '/v1/events',
    params: z.strictObject({ ...page, type: text.optional() }),
    async run({ merchant, input }) {
      const rows = await webhooks.list(merchant.id, { limit: input.limit, after: input.starting_after, type: input.type })
      return answer(shapeList('/v1/events', rows.map(shapeEvent), input.limit))
    },
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/events/:id',
    params: z.strictObject({ expand: anything }),
    async run({ merchant, id }) {
      const event = await webhooks.find(merchant.id, id)
      return event ? answer(shapeEvent(event)) : missing('event')
    },
  })
  return [list, retrieve]
}
