-- A checkout holds one or more offers. What stood in columns of its own for the one offer of before becomes its first item; the code reads quotes of either age.
alter table checkouts add column items jsonb;
set local role sojourn_system;
update checkouts set items = jsonb_build_array(jsonb_build_object(
  'product', product,
  'supplier', 'own',
  'schema', case product when 'WLT' then 'wallet@1' else 'stay@1' end,
  'details', offer,
  'ask', ask,
  'quote', quote,
  'terms', jsonb_build_object(
    'mode', coalesce(terms->>'mode', case when pay_now_minor > 0 then 'prepaid' else 'postpaid' end),
    'cancellationBy', case product when 'WLT' then 'never' else 'windows' end,
    'cancellation', quote->'cancellation',
    'timeZone', quote->>'timeZone',
    'startsOn', offer->>'checkin',
    'laterAt', 'at the property'
  ),
  'revenue', jsonb_build_object('minor', revenue_minor, 'currency', currency),
  'holdRef', hold_id
));
reset role;
alter table checkouts alter column items set not null, drop column offer, drop column ask, drop column quote, drop column hold_id;
