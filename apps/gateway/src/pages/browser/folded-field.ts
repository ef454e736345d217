import { connect } from './connect.ts'

/** Expiry and code where another field takes the whole card: nothing is asked here, so nothing is wanting. */
connect(({ send, onRequest }) => {
  onRequest(() => {})
  send({ type: 'ready', whole: true })
  send({ type: 'change', state: { empty: false, complete: true, error: null } })
})
