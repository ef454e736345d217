/** Seals what a row must not hold in the clear, for one purpose. */
export interface Seal {
  /** Bound to whom it is of: copied to another row it opens nothing. */
  close(boundTo: string, plain: Uint8Array): string
  /** Throws where it was not sealed here, for this purpose and for this owner. */
  open(boundTo: string, sealed: string): Uint8Array
}
