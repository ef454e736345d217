-- A charge may be authorised first and taken later, whole or in part, until the authorisation is over.
alter table sandbox_charges drop constraint sandbox_charges_state_check;
alter table sandbox_charges add constraint sandbox_charges_state_check check (state in ('action', 'authorized', 'succeeded', 'declined', 'canceled'));
alter table sandbox_charges add column capture text not null default 'now' check (capture in ('now', 'later'));
alter table sandbox_charges add column captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor);
alter table sandbox_charges add column capture_before_ms bigint;
alter table sandbox_charges add column dispute_reason text;
-- The owner of a table sees no row of it; the system does.
set local role sojourn_system;
update sandbox_charges set captured_minor = amount_minor where state = 'succeeded';
reset role;
