-- Until when a person has read the news about their bookings. What the news is follows from the bookings themselves.
create table news_reads (
  org_id text not null,
  user_id text not null,
  read_ms bigint not null,
  primary key (org_id, user_id)
);
select protect('news_reads');
