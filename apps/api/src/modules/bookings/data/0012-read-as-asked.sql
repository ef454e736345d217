-- News of a supplier name an item by the supplier's own reference.
create index booking_items_of_supplier on booking_items (supplier, supplier_reference) where supplier_reference is not null;
