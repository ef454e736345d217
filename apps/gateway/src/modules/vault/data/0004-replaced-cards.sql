-- The same number was saved again: the newer card pays for whoever names the older one, such as the mandate of a membership.
alter table payment_methods
  add column replaced_by text,
  add constraint payment_methods_replaced_are_detached check (replaced_by is null or detached_ms is not null),
  add foreign key (org_id, replaced_by) references payment_methods (org_id, method_id);
create index payment_methods_replaced on payment_methods (org_id, replaced_by) where replaced_by is not null;
