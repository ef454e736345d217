import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { firstFieldOf, mayExpand, type RouteResource, type Target } from './expandable.ts'
import type { Plain } from './form.ts'

export type Shape = Record<string, unknown>

/** Loads whole objects from the routes that return them. Null where there is none. */
export interface ResourceLoader {
  get(collection: string, id: string): Promise<Shape | null>
  list(collection: string, by: Readonly<Record<string, string>>): Promise<Shape | null>
}

const PATHS_MAX = 20

/** Takes `expand` from the parameters. Refuses with `not_expandable` and the path, before anything is done. */
export function readExpand(params: { [key: string]: Plain }, resource: RouteResource): Outcome<readonly string[]> {
  const given = params.expand ?? []
  delete params.expand
  if (!Array.isArray(given) || given.length > PATHS_MAX) return refuse('not_expandable', { path: 'expand' })
  for (const path of given) {
    if (typeof path !== 'string' || path.length > 200) return refuse('not_expandable', { path: 'expand' })
    if (!mayExpand(resource, path))
      return refuse('not_expandable', { path, hint: resource.isList && mayExpand(resource, `data.${path}`) ? `data.${path}` : null })
  }
  return accept(given as string[])
}

/** Replaces the ids in the named fields by whole objects. Each object is looked up once. */
export async function expand(body: Shape, resource: RouteResource, paths: readonly string[], resources: ResourceLoader): Promise<Shape> {
  const known = new Map<string, Promise<Shape | null>>()
  const once: ResourceLoader = {
    get(collection, id) {
      const key = `${collection}/${id}`
      const found = known.get(key) ?? resources.get(collection, id)
      known.set(key, found)
      return found
    },
    list: resources.list,
  }
  let whole = body
  for (const path of paths) whole = await expandPath(whole, resource, path, once)
  return whole
}

async function expandPath(shape: Shape, resource: RouteResource, path: string, resources: ResourceLoader): Promise<Shape> {
  if (resource.isList) {
    if (path === 'data' || !Array.isArray(shape.data)) return shape
    const inner = path.slice('data.'.length)
    return { ...shape, data: await Promise.all(shape.data.map((one) => expandPath(one as Shape, { ...resource, isList: false }, inner, resources))) }
  }
  const first = firstFieldOf(resource.collection, path)
  if (!first?.target) return shape
  const value = await expandedValue(shape, fieldAt(shape, first.field), first.target, resources)
  if (typeof value !== 'object' || value === null) return shape
  const inner: RouteResource = 'one' in first.target ? { collection: first.target.one, isList: false } : { collection: first.target.list, isList: true }
  return withField(shape, first.field, first.rest ? await expandPath(value as Shape, inner, first.rest, resources) : value)
}

async function expandedValue(shape: Shape, value: unknown, target: NonNullable<Target>, resources: ResourceLoader): Promise<unknown> {
  if ('list' in target) return value ?? resources.list(target.list, { [target.by]: idOf(shape[target.by]) })
  return typeof value === 'string' ? resources.get(target.one, value) : value
}

/** A thing may have been expanded already. */
const idOf = (resource: unknown): string => String((resource as Partial<Shape> | null)?.id ?? resource)

const fieldAt = (shape: Shape, field: string): unknown => field.split('.').reduce<unknown>((value, part) => (value as Shape | null | undefined)?.[part], shape)

function withField(shape: Shape, field: string, value: unknown): Shape {
  const [first = '', ...rest] = field.split('.')
  return { ...shape, [first]: rest.length === 0 ? value : withField(shape[first] as Shape, rest.join('.'), value) }
}
