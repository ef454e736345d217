-- A saved card has a nick name: those saved before without one are called by brand and last digits. The owner of the tables sees no row, so this is done as the system.
set local role sojourn_system;
update payment_methods
set metadata = metadata || jsonb_build_object('nick_name', case brand
  when 'visa' then 'Visa' when 'mastercard' then 'Mastercard' when 'amex' then 'American Express' when 'discover' then 'Discover'
  when 'diners' then 'Diners Club' when 'jcb' then 'JCB' when 'unionpay' then 'UnionPay' else 'Card' end || ' ' || last4)
where customer_id is not null and detached_ms is null and coalesce(metadata ->> 'nick_name', '') = '';
reset role;
