PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE origin (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO origin VALUES('seed','halden');
INSERT INTO origin VALUES('schema','3');
CREATE TABLE rows (
      number INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL, json TEXT,
      UNIQUE (collection, id)
    );
INSERT INTO "rows" VALUES(1,'settings','seedTime','{"id":"seedTime","value":"1795651200000"}');
INSERT INTO "rows" VALUES(5,'refreshTokens','JWS.vtrn-lyUGN4vL78aDdnZAf4ETYcIFg3R-DQ-KGD5g3xqGe-4','{"id":"JWS.vtrn-lyUGN4vL78aDdnZAf4ETYcIFg3R-DQ-KGD5g3xqGe-4","role":"visitor","subjectId":"16d079fa-592d-40bc-81ff-bbe146315888","clientId":"8f48bb78-f126-40d8-8a11-63aa7badd54f"}');
INSERT INTO "rows" VALUES(6,'settings','counter:visitor','{"id":"counter:visitor","value":"3"}');
INSERT INTO "rows" VALUES(8,'refreshTokens','JWS.vtrn-VhmY9pW_oF83Cg3ko6xE7walPSIiOdFQFbUcUOmHxlc','{"id":"JWS.vtrn-VhmY9pW_oF83Cg3ko6xE7walPSIiOdFQFbUcUOmHxlc","role":"visitor","subjectId":"5e013f8a-ec0e-421c-8201-26f0ca6f84c8","clientId":"8f48bb78-f126-40d8-8a11-63aa7badd54f"}');
INSERT INTO "rows" VALUES(14,'refreshTokens','JWS.vtrn-member-2qbhbYoNG0lExOX35HU0UI84ACbUOH5hMVpkBF116sU','{"id":"JWS.vtrn-member-2qbhbYoNG0lExOX35HU0UI84ACbUOH5hMVpkBF116sU","role":"member","subjectId":"f50d7e34-c662-4a74-8a72-43f113f8273a","clientId":"8f48bb78-f126-40d8-8a11-63aa7badd54f"}');
INSERT INTO "rows" VALUES(15,'carts','29f2b6e1-91d8-479d-88b6-52382c6368b3','{"id":"29f2b6e1-91d8-479d-88b6-52382c6368b3","owner":"member:f50d7e34-c662-4a74-8a72-43f113f8273a","revision":1,"createdDate":"2026-11-26T17:42:10.197Z","updatedDate":"2026-11-26T17:42:10.198Z","lines":[{"id":"6b97e7a5-0e62-4ac4-8957-6546bd83d5b8","kind":"catalog","quantity":2,"catalogReference":{"catalogItemId":"2e59ff2e-7dbb-4ca4-8a64-65170ce03af6","appId":"215238eb-22a5-4c36-9e7b-e7c08025e04e"},"variantId":"00000000-0000-0000-0000-000000000000","snapshot":{"name":"Reading Arm Lamp","slug":"reading-arm-lamp","price":"159","fullPrice":"189","picture":{"id":"a5317316a8af_arm-lamp-front~mv2.png","alt":"Desk lamp with two brass arms and a cone-shaped head","width":1200,"height":1500,"focal":{"x":0.5,"y":0.55}}}}],"merchantDiscounts":[],"conversionCurrency":"USD","purchaseFlowId":"ca296563-b501-4adc-8dd4-67388d80bd6a"}');
INSERT INTO "rows" VALUES(16,'settings','counter:cart','{"id":"counter:cart","value":"2"}');
INSERT INTO "rows" VALUES(17,'settings','counter:purchase-flow','{"id":"counter:purchase-flow","value":"2"}');
INSERT INTO "rows" VALUES(18,'settings','counter:line','{"id":"counter:line","value":"2"}');
INSERT INTO "rows" VALUES(22,'refreshTokens','JWS.vtrn-tSxv598WjZE3YPzqksvqZOlOp_QHrJt_8na16qUlpOw','{"id":"JWS.vtrn-tSxv598WjZE3YPzqksvqZOlOp_QHrJt_8na16qUlpOw","role":"visitor","subjectId":"bdc810d4-5a7e-4491-8830-e0b521d04538","clientId":"8f48bb78-f126-40d8-8a11-63aa7badd54f"}');
INSERT INTO "rows" VALUES(23,'carts','e1f4d6e1-48fb-439a-8fc9-d60b8aa8528e','{"id":"e1f4d6e1-48fb-439a-8fc9-d60b8aa8528e","owner":"visitor:bdc810d4-5a7e-4491-8830-e0b521d04538","revision":1,"createdDate":"2026-11-26T17:42:10.374Z","updatedDate":"2026-11-26T17:42:10.374Z","lines":[{"id":"dff0143a-b285-4f98-89ba-66656a50489a","kind":"catalog","quantity":1,"catalogReference":{"catalogItemId":"2e59ff2e-7dbb-4ca4-8a64-65170ce03af6","appId":"215238eb-22a5-4c36-9e7b-e7c08025e04e"},"variantId":"00000000-0000-0000-0000-000000000000","snapshot":{"name":"Reading Arm Lamp","slug":"reading-arm-lamp","price":"159","fullPrice":"189","picture":{"id":"a5317316a8af_arm-lamp-front~mv2.png","alt":"Desk lamp with two brass arms and a cone-shaped head","width":1200,"height":1500,"focal":{"x":0.5,"y":0.55}}}}],"merchantDiscounts":[],"conversionCurrency":"USD","purchaseFlowId":"fca60415-c25f-465c-8ee1-aa8acf2aa238"}');
COMMIT;
