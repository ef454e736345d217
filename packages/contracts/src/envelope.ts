/** Every answer of the API. `data` on success; `code` on failure; `errors` where the input was bad. */
export interface Success<Data> {
  readonly status: 'success'
  readonly status_code: number
  readonly message: string
  readonly data: Data
}

export interface Failure {
  readonly status: 'fail'
  readonly status_code: number
  readonly message: string
  /** Stable, snake_case: programs decide by it, people read `message`. */
  readonly code: string
  readonly errors?: readonly FieldError[]
  /** Facts that belong to the refusal, such as the old and the new price. */
  readonly data?: Readonly<Record<string, unknown>>
}

export interface FieldError {
  /** Dotted path of the field: `rooms.0.children.1`. */
  readonly path: string
  readonly message: string
}

export type Envelope<Data> = Success<Data> | Failure
