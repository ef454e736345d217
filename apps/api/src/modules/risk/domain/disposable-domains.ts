/** Domains of disposable mailboxes, as far as they are known. */
export const DISPOSABLE_DOMAINS: readonly string[] = [
  ...['10minutemail.com', '20minutemail.com', '33mail.com', 'burnermail.io', 'discard.email', 'dispostable.com'],
  ...['dropmail.me', 'emailondeck.com', 'fakeinbox.com', 'fakemail.net', 'getairmail.com', 'getnada.com'],
  ...['grr.la', 'guerrillamail.biz', 'guerrillamail.com', 'guerrillamail.net', 'guerrillamail.org', 'inboxbear.com'],
  ...['inboxkitten.com', 'mailcatch.com', 'maildrop.cc', 'mailinator.com', 'mailnesia.com', 'mailnull.com'],
  ...['mailsac.com', 'minuteinbox.com', 'mintemail.com', 'moakt.com', 'mohmal.com', 'mytemp.email'],
  ...['nada.email', 'sharklasers.com', 'spamgourmet.com', 'tempail.com', 'temp-mail.org', 'tempinbox.com'],
  ...['tempmail.com', 'tempmail.net', 'tempr.email', 'throwawaymail.com', 'trashmail.com', 'trashmail.de'],
  ...['tutuapp.bid', 'yopmail.com', 'yopmail.fr', 'yopmail.net'],
]
