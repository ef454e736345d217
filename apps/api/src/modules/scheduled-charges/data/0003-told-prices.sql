-- Higher amounts that the person of a mandate was told of in time, and may be charged from then on. What they agreed to stays as it was written.
create table charge_mandate_notices (
  org_id text not null,
  mandate_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  told_ms bigint not null,
  primary key (org_id, mandate_id, told_ms),
  foreign key (org_id, mandate_id) references charge_mandates
);

select protect('charge_mandate_notices');
