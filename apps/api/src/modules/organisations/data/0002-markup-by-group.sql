-- One markup for everyone becomes one for the public and one for agents, equal until an operator decides.
update organisations
set settings = (settings - 'markupBasisPoints')
  || jsonb_build_object('markup', jsonb_build_object('b2c', settings -> 'markupBasisPoints', 'b2b', settings -> 'markupBasisPoints'))
where settings ? 'markupBasisPoints';

update organisations set settings = settings || '{"minimumCheckinDays": 1}' where not settings ? 'minimumCheckinDays';
