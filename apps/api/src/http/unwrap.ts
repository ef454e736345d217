const WRAPPERS = ['json', 'data', 'payload', 'trip']

/** Some clients wrap the fields of their calls (`json`, `data`, `payload`, `trip`): an object or a string of JSON, or one in another (`{ json: { trip: … } }`). Bare fields do as well. */
export function unwrap(body: Record<string, unknown>, levels = 2): Record<string, unknown> {
  if (levels === 0) return body
  for (const name of WRAPPERS) {
    const inner = wrapped(body[name])
    if (!inner) continue
    const { [name]: _, ...outer } = body
    return { ...outer, ...unwrap(inner, levels - 1) }
  }
  return body
}

function wrapped(value: unknown): Record<string, unknown> | null {
  if (isRecord(value)) return value
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return null
  try {
    const parsed: unknown = JSON.parse(value)
    return isRecord(parsed) ? parsed : null
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
