/** Any other address: said by the server as 404, shown by the frame's error page. */
export function loader() {
  throw new Response('No such page', { status: 404, statusText: 'not_found' })
}

export default function NotFoundPage() {
  return null
}
