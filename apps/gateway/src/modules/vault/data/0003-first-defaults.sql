-- Customers of before have a default too: the first card they kept. The owner of the tables sees no row, so this is done as the system.
set local role sojourn_system;
update customers c set default_method_id = (
  select m.method_id from payment_methods m
  where m.org_id = c.org_id and m.customer_id = c.customer_id and m.detached_ms is null
  order by m.created_ms, m.method_id limit 1
) where default_method_id is null and deleted_ms is null;
reset role;
