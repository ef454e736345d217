// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { z } from 'zod'
import { answer, invalid, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { changeMetadata, flag, metadataChange, page, pageOf, text, unsettable, webUrl, whole } from '../http/params.ts'
import { API_VERSION } from '../http/request-ids.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { type EndpointChange, isEventType, isPrivateHost, type Webhooks } from '../modules/webhooks/index.ts'
import { shapeEndpoint } from './webhook-endpoint-shape.ts'

export interface EndpointRoutesDeps {
  readonly webhooks: Webhooks
  readonly nowMs: () => number
  /** Addresses of this machine and its neighbours are taken: for trying out. */
  readonly inward: boolean
}

const readUrl = (given: string): URL | null => URL.parse(given)

const DAY_SECONDS = 86_400
const enabledEvents = z.array(z.string().refine(isEventType, 'there is no event of this type')).min(1).max(200)
const nothing = z.strictObject({})

/** `/v1/webhook_endpoints`, Stripe-shaped; a secret is shown once, when it is made. */
export function webhookEndpointRoutes({ webhooks, nowMs, inward }: EndpointRoutesDeps): SecretRoute[] {
  const url = webUrl
    .refine((given) => !readUrl(given)?.username && !readUrl(given)?.password, 'an address without a password')
    .refine((given) => inward || !isPrivateHost(readUrl(given)?.hostname ?? ''), 'an address that can be reached from outside')
  const changeable = { description: unsettable(text).optional(), metadata: metadataChange.optional() }
  const gone = missing('webhook endpoint')

  const create = secretRoute({
    method: 'POST',
    path: '/v1/webhook_endpoints',
    params: z.strictObject({
      ...changeable,
      url,
      enabled_events: enabledEvents,
      api_version: z.string().max(40).nullish(),
      connect: flag.pipe(z.literal(false)).optional(),
    }),
    async run({ merchant, input }) {
      const made = await webhooks.addEndpoint(merchant.id, {
        url: input.url,
        enabledEvents: [...new Set(input.enabled_events)],
        description: input.description ?? null,
        metadata: changeMetadata({}, input.metadata),
        apiVersion: input.api_version || API_VERSION,
      })
      if (!made.ok) return invalid('You have reached the maximum of 16 webhook endpoints.', { code: made.refusal.code })
      return answer(shapeEndpoint(made.value.endpoint, made.value.secret))
    },
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/webhook_endpoints/:id',
    params: nothing,
    async run({ merchant, id }) {
      const endpoint = await webhooks.findEndpoint(merchant.id, id)
      return endpoint ? answer(shapeEndpoint(endpoint)) : gone
    },
  })
  const update = secretRoute({
    method: 'POST',
    path: '/v1/webhook_endpoints/:id',
    params: z.strictObject({ ...changeable, url: url.optional(), enabled_events: enabledEvents.optional(), disabled: flag.optional() }),
    async run({ merchant, input, id }) {
      const change: EndpointChange = {
        ...(input.url !== undefined && { url: input.url }),
        ...(input.enabled_events && { enabledEvents: [...new Set(input.enabled_events)] }),
        ...(input.description !== undefined && { description: input.description }),
        ...(input.disabled !== undefined && { status: input.disabled ? 'disabled' : 'enabled' }),
        metadata: (known) => changeMetadata(known, input.metadata),
      }
      const changed = await webhooks.changeEndpoint(merchant.id, id, change)
      return changed ? answer(shapeEndpoint(changed)) : gone
    },
  })
  const roll = secretRoute({
    method: 'POST',
    path: '/v1/webhook_endpoints/:id/roll_secret',
    params: z.strictObject({ expires_in: whole.pipe(z.number().min(0).max(DAY_SECONDS)).default(DAY_SECONDS) }),
    async run({ merchant, input, id }) {
      const rolled = await webhooks.rollSecret(merchant.id, id, nowMs() + input.expires_in * 1000)
      return rolled ? answer(shapeEndpoint(rolled.endpoint, rolled.secret)) : gone
    },
  })
  const remove = secretRoute({
    method: 'DELETE',
    path: '/v1/webhook_endpoints/:id',
    params: nothing,
    run: async ({ merchant, id }) => ((await webhooks.removeEndpoint(merchant.id, id)) ? answer({ id, object: 'webhook_endpoint', deleted: true }) : gone),
  })
  const list = secretRoute({
    method: 'GET',
    path: '/v1/webhook_endpoints',
    params: z.strictObject(page),
    async run({ merchant, input }) {
      const request = pageOf(input)
      const rows = await webhooks.listEndpoints(merchant.id, request)
      return answer(
        shapeList(
          '/v1/webhook_endpoints',
          rows.map((endpoint) => shapeEndpoint(endpoint)),
          request,
        ),
      )
    },
  })
  return [create, retrieve, update, roll, remove, list]
}
