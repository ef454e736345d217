import type { OrgId } from '@sojourn/kernel'

/** A card on file. Its number is sealed elsewhere. */
export interface Method {
  readonly id: string
  readonly merchantId: OrgId
  readonly customerId: string | null
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly fingerprint: string
  readonly holder: string | null
  readonly sealed: string | null
  /** Passed 3-D Secure when it was kept. */
  readonly authenticated: boolean
  readonly createdAtMs: number
}

export interface Customer {
  readonly id: string
  readonly merchantId: OrgId
  readonly email: string | null
  readonly name: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly defaultMethodId: string | null
  readonly createdAtMs: number
}
