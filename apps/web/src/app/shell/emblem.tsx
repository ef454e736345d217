/** The sun over water: the mark of Sojourn. */
export function Emblem({ size = 26 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 26 26" fill="currentColor">
      <path d="M1 13a12 12 0 0 1 24 0Z" />
      <path d="M1.4 15.1h23.2l-.6 1.9H2zM2.8 18.9h20.4l-1.3 1.7H4.1zM6 22.4h14l-2.6 1.5H8.6z" />
    </svg>
  )
}
