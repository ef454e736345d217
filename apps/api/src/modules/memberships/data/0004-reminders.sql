-- Members who were reminded of what renews by itself, once for each year of theirs, where their country asks for it.
create table membership_reminders (
  org_id text not null,
  membership_no text not null,
  year_no int not null check (year_no > 0),
  sent_ms bigint not null,
  primary key (org_id, membership_no, year_no),
  foreign key (org_id, membership_no) references memberships
);

select protect('membership_reminders');
