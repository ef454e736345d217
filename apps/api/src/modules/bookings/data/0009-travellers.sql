-- Who travels besides their names: date of birth, nationality and document, sealed under a key of the server's and bound to the booking. None of it is anywhere else.
create table traveller_identities (
  org_id text not null,
  booking_id text not null,
  traveller_no int not null check (traveller_no > 0),
  sealed text not null,
  -- From this day on nobody needs it.
  forget_on text not null,
  primary key (org_id, booking_id, traveller_no),
  foreign key (org_id, booking_id) references bookings deferrable initially deferred
);
create index traveller_identities_over on traveller_identities (forget_on);
select protect('traveller_identities');

-- What a supplier gave to prove an item: a ticket for each traveller, or one number for all.
create table item_proofs (
  org_id text not null,
  booking_id text not null,
  item_no int not null,
  proof_no int not null check (proof_no > 0),
  kind text not null check (kind in ('voucher', 'ticket', 'service')),
  number text not null,
  traveller_no int check (traveller_no > 0),
  primary key (org_id, booking_id, item_no, proof_no),
  foreign key (org_id, booking_id, item_no) references booking_items
);
select protect('item_proofs');
