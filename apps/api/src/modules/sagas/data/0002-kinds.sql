-- The saga that books was named after the one product of its time.
set local role sojourn_system;
update sagas set kind = 'book' where kind = 'book-stay';
update saga_steps set step = 'confirm_items' where step = 'confirm_stay';
reset role;
