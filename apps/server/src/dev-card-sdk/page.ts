/** The page of the small shop: places for the fields, buttons for the calls, a list of all that happens. */
export const page = ({ gatewayUrl, publishableKey }: { gatewayUrl: string; publishableKey: string }): string => `<!doctype html>
<html lang="en" data-gateway="${gatewayUrl}" data-key="${publishableKey}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card SDK</title>
<link rel="stylesheet" href="/dev/card-sdk/shop.css">
<script type="module" src="/dev/card-sdk/shop.js"></script>
</head>
<body>
<main>
<h1>Card SDK</h1>
<p>A small shop at its own origin. The three fields are frames of the gateway; this page never sees what is typed there. Cards to try:
4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks the bank.</p>
<section aria-label="Card">
<label for="name">Name on card</label><input id="name" autocomplete="cc-name" value="Nora Andrade">
<p class="label">Card number</p><div id="number"></div>
<p class="label">Expiry date</p><div id="expiry"></div>
<p class="label">Security code</p><div id="code"></div>
<p id="wrong" role="alert"></p>
</section>
<p class="buttons">
<button id="pay">Pay $1</button>
<button id="save">Save the card</button>
<button id="hosted">Hosted page here</button>
<button id="redirect">Hosted page as a redirect</button>
<button id="night">Night</button>
<button id="close" hidden>CLOSE</button>
</p>
<div id="overlay"></div>
<h2>What happened</h2>
<ol id="log" aria-live="polite"></ol>
</main>
</body>
</html>`
