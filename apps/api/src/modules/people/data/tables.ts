import type { Generated } from 'kysely'

export interface UserRow {
  org_id: Generated<string>
  id: string
  email: string
  email_verified: boolean
  first_name: string
  last_name: string
  title: string | null
  phone: string | null
  usr_type: number
  is_blocked: boolean
  preferred_language: string | null
  preferred_currency: string | null
  agent_id: string | null
  created_ms: number
  updated_ms: number
  second_factor: Generated<boolean>
  deleted_ms: number | null
}

export interface PeopleTables {
  users: UserRow
  accounts: {
    org_id: Generated<string>
    id: string
    user_id: string
    account_id: string
    provider_id: string
    password: string | null
    created_ms: number
    updated_ms: number
  }
  sessions: {
    org_id: Generated<string>
    id: string
    token_hash: string
    user_id: string
    expires_ms: number
    created_ms: number
    updated_ms: number
    user_agent: string | null
    acted_by: string | null
    begun_from: string | null
  }
  impersonation_keys: { org_id: string; key_hash: string; user_id: string; made_by: string; reason: string; expires_ms: number }
  invitations: { org_id: string; code_hash: string; email: string; invited_by: string; expires_ms: number }
  blocked_sessions: { org_id: string; token_hash: string; user_id: string; until_ms: number }
  second_factors: { org_id: string; user_id: string; secret: string; is_proved: boolean; last_step: number; created_ms: number }
  recovery_codes: { org_id: string; user_id: string; code_hash: string }
  locked_accounts: {
    org_id: string
    user_id: string
    email: string
    first_name: string
    last_name: string
    phone: string | null
    deleted_ms: number
    keep_until_ms: number
  }
  verifications: { org_id: Generated<string>; id: string; identifier: string; value: string; expires_ms: number; created_ms: number; updated_ms: number }
  address_proofs: { org_id: Generated<string>; token_hash: string; user_id: string; browser_hash: string | null; expires_ms: number; used_ms: number | null }
  known_origins: { org_id: string; key: string; until_ms: number }
  tries: { org_id: string; key: string; count: number; last_ms: number; next_ms: number }
}
