-- What names an item at its supplier, for all who travel: the code of a booking at an airline.
alter table item_proofs drop constraint item_proofs_kind_check;
alter table item_proofs add constraint item_proofs_kind_check check (kind in ('voucher', 'reference', 'ticket', 'service'));
