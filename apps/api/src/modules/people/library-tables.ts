const times = { createdAt: 'created_ms', updatedAt: 'updated_ms' }
const expiring = { ...times, expiresAt: 'expires_ms' }

/** Where the sign-in library finds its fields in our tables. */
export const libraryTables = {
  user: {
    modelName: 'users',
    fields: { name: 'first_name', emailVerified: 'email_verified', ...times },
    additionalFields: { lastName: { type: 'string', required: true, fieldName: 'last_name' } },
  },
  account: { modelName: 'accounts', fields: { userId: 'user_id', accountId: 'account_id', providerId: 'provider_id', ...times } },
  session: { modelName: 'sessions', fields: { userId: 'user_id', token: 'token_hash', ipAddress: 'ip_address', userAgent: 'user_agent', ...expiring } },
  verification: { modelName: 'verifications', fields: expiring, storeIdentifier: 'hashed' },
} as const

interface Value {
  readonly data: unknown
  readonly fieldAttributes?: { readonly type?: unknown }
}

/** The library uses dates, our tables milliseconds. */
export const libraryTimes = {
  customTransformInput: ({ data, fieldAttributes }: Value): unknown => (fieldAttributes?.type === 'date' && data instanceof Date ? data.getTime() : data),
  customTransformOutput: ({ data, fieldAttributes }: Value): unknown => (fieldAttributes?.type === 'date' && typeof data === 'number' ? new Date(data) : data),
}
