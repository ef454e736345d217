import { invariant, type OrgId, type TxHow } from '@sojourn/kernel'
import pg from 'pg'

/** Who reads and writes the rows: one organisation, or the system, which sees all of them. */
export type Scope = { readonly tenant: OrgId } | 'system'

/** Under which role's policies a scope reads and writes. */
export type Role = 'system' | 'tenant'

export const roleOf = (scope: Scope): Role => (scope === 'system' ? 'system' : 'tenant')

type Settings = readonly (readonly [name: string, value: string])[]

interface ScopeStatement {
  readonly sql: string
  readonly parameters: readonly string[]
}

const SCHEMA = /^[a-z][a-z0-9_]{0,62}$/

export function checkSchema(schema: string): string {
  invariant(SCHEMA.test(schema), `a schema is named in lower case letters, digits and _: ${schema}`)
  return schema
}

/** Opens a transaction and puts it into its scope, as one text. */
export function beginText(schema: string, scope: Scope): string {
  const set = settingsOf(schema, scope).map(([name, value]) => `set local ${name} to ${pg.escapeLiteral(value)}`)
  return ['begin', ...set].join('; ')
}

/** The same as prepared statements. */
export function beginStatements(
  schema: string,
  scope: Scope,
  { readOnly = false, snapshot = false, limits }: TxHow & { readonly limits?: Settings | undefined } = {},
): readonly ScopeStatement[] {
  const begin = `begin${snapshot ? ' isolation level repeatable read' : ''}${readOnly ? ' read only' : ''}`
  return [{ sql: begin, parameters: [] }, setStatement([...settingsOf(schema, scope), ...(limits ?? [])])]
}

/** What puts a batch that is a transaction of its own into its scope; where it only reads, PostgreSQL refuses it a write. */
export function batchStatements(schema: string, scope: Scope, limits: Settings = [], onlyReads = false): readonly ScopeStatement[] {
  const readOnly: Settings = onlyReads ? [['transaction_read_only', 'on']] : []
  return [setStatement([...settingsOf(schema, scope), ...limits, ...readOnly])]
}

function setStatement(settings: Settings): ScopeStatement {
  const set = settings.map(([name], index) => `set_config('${name}', $${index + 1}, true)`)
  return { sql: `select ${set.join(', ')}`, parameters: settings.map(([, value]) => value) }
}

function settingsOf(schema: string, scope: Scope): [name: string, value: string][] {
  if (scope === 'system')
    return [
      ['search_path', schema],
      ['role', 'sojourn_system'],
    ]
  invariant(scope.tenant, 'a tenant transaction names its organisation')
  return [
    ['search_path', schema],
    ['role', 'sojourn_tenant'],
    ['app.tenant', scope.tenant],
  ]
}
