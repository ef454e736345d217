import type { Endpoint } from '../modules/webhooks/index.ts'

/** An endpoint as Stripe's clients read it; its secret only where it was just made. */
export const shapeEndpoint = (endpoint: Endpoint, secret?: string): Record<string, unknown> => ({
  id: endpoint.id,
  object: 'webhook_endpoint',
  api_version: endpoint.apiVersion,
  application: null,
  created: Math.floor(endpoint.createdAtMs / 1000),
  description: endpoint.description,
  enabled_events: endpoint.enabledEvents,
  livemode: false,
  metadata: endpoint.metadata,
  ...(secret !== undefined && { secret }),
  status: endpoint.status,
  url: endpoint.url,
})
