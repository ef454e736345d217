// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { z } from 'zod'
import type { Call } from './call.ts'

const failure = {
  type: 'object',
  required: ['status', 'status_code', 'message', 'code'],
  properties: {
    status: { const: 'fail' },
    status_code: { type: 'integer' },
    message: { type: 'string' },
    code: { type: 'string', description: 'stable, snake_case' },
    errors: {
      type: 'array',
      items: { type: 'object', required: ['path', 'message'], properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    data: { type: 'object' },
  },
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const headerOf = (name: string, description: string) => ({ name, in: 'header', required: false, schema: { type: 'string', maxLength: 255 }, description })

/** OpenAPI 3.1 of the calls, from the very schemas that the server validates with. */
export function openApi(calls: readonly Call[], title: string): Record<string, unknown> {
  const paths: Record<string, unknown> = {}
  for (const call of calls) {
    const data = jsonSchema(call.data, 'output')
    const beside = Object.fromEntries(call.top.map((name) => [name, (data as { properties: Record<string, unknown> }).properties[name]]))
    const tooMany = [...(call.refusals.includes('proof_required') ? [428] : []), ...(call.refusals.includes('too_many_tries') ? [429] : [])]
    paths[call.path] = {
      post: {
        tags: [call.tag],
        summary: call.summary,
        operationId: call.path.replace('/api/', '').replaceAll('/', '_'),
        security: call.who === 'anyone' ? [] : [{ session: [] }],
        parameters: [
          ...(call.keyed ? [headerOf('Idempotency-Key', 'Same key and body: the first answer again.')] : []),
          ...(call.refusals.includes('proof_required')
            ? [headerOf('Proof-Of-Work', 'The work that `proof_required` asked for in `data.challenge`, done: the call is sent again with it.')]
            : []),
        ],
        requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } },
        responses: {
          200: {
            description: 'Done',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['status', 'status_code', 'message', 'data'],
                  properties: {
                    status: { const: 'success' },
                    status_code: { type: 'integer' },
                    message: { type: 'string' },
                    data,
                    ...beside,
                  },
                },
              },
            },
          },
          ...Object.fromEntries(
            [400, ...(call.who === 'anyone' ? [] : [401, 403]), ...tooMany].map((status) => [
              status,
              { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
            ]),
          ),
          default: {
            description: call.refusals.length ? `Refused: ${call.refusals.join(', ')}` : 'Refused',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: { schemas: { Failure: failure }, securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sojourn_session' } } },
  }
}
