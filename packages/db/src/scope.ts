import { invariant, type OrgId } from '@sojourn/kernel'
import pg from 'pg'

/** Who looks at the rows: one organisation, or the house itself. */
export type Scope = { readonly tenant: OrgId } | 'system'

/** Under which role's policies a scope reads and writes. */
export type Role = 'system' | 'tenant'

export const roleOf = (scope: Scope): Role => (scope === 'system' ? 'system' : 'tenant')

const SCHEMA = /^[a-z][a-z0-9_]{0,62}$/

export function checkSchema(schema: string): string {
  invariant(SCHEMA.test(schema), `a schema is named in lower case letters, digits and _: ${schema}`)
  return schema
}

/** Opens a transaction and puts it into its scope, all in one round trip. */
export function beginText(schema: string, scope: Scope): string {
  if (scope === 'system') return `begin; set local search_path to ${schema}; set local role sojourn_system`
  invariant(scope.tenant, 'a tenant transaction names its organisation')
  return `begin; set local search_path to ${schema}; set local role sojourn_tenant; set local app.tenant = ${pg.escapeLiteral(scope.tenant)}`
}
