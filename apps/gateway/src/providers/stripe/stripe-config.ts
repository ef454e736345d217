/** An account at Stripe, and what its webhooks are signed with. */
export interface StripeConfig {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Another server that speaks like Stripe; without it, Stripe's own. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
  /** Card numbers go to that server as they are: for a sandbox of ours only. Stripe's own takes tokens of its fields. */
  readonly rawCards?: boolean
}
