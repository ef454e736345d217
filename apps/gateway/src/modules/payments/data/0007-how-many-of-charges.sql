-- That hardly any payment is one of a later charge is known to who plans a query only where it is counted.
create statistics payment_intents_charge_id on (metadata->>'charge_id') from payment_intents;
