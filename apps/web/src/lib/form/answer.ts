/** What this feature needs to know of an answer. */
export type Answer =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly message: string
      readonly errors: readonly { readonly path: string; readonly message: string }[]
    }
