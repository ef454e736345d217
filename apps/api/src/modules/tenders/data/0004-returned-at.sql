-- When something of it went back last; null where nothing did, or before this was recorded.
alter table tenders add column returned_ms bigint;
